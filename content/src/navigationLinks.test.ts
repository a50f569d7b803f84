import { expect, test } from 'vitest';
import { movedAddresses, navigationFollowing } from './navigationLinks.ts';

const page = (address: string) => ({ content: { address }, order: 1 });
const navigation = {
  content: {
    heading: 'Lamplight',
    dropdowns: [
      {
        _key: 'a',
        title: 'Work',
        links: [
          { _key: 'b', name: 'Chess', url: '/chess' },
          { _key: 'c', name: 'About', url: '/about' },
        ],
      },
    ],
  },
  order: undefined,
};

test('menu links follow pages whose addresses change', () => {
  const moved = movedAddresses(
    ['pages/one', 'pages/two', 'pages/new', 'team/one'],
    [page('/chess'), page('/same'), undefined, page('/a')],
    [page('/projects/chess'), page('/same'), page('/new'), page('/b')],
  );
  expect([...moved]).toEqual([['/chess', '/projects/chess']]);
  const followed = navigationFollowing(moved, navigation);
  expect(followed?.content).toMatchObject({
    dropdowns: [{ links: [{ url: '/projects/chess' }, { url: '/about' }] }],
  });
});

test('menus without such a link are unchanged', () => {
  expect(navigationFollowing(new Map([['/other', '/else']]), navigation)).toBeNull();
  expect(navigationFollowing(new Map(), navigation)).toBeNull();
});

test('menus that are invalid stay as they are', () => {
  const [dropdown] = navigation.content.dropdowns;
  const nameless = { ...navigation.content, dropdowns: [{ ...dropdown, title: '' }] };
  const stored = { ...navigation, content: nameless };
  expect(navigationFollowing(new Map([['/chess', '/projects/chess']]), stored)).toBeNull();
});
