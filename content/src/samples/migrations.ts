import { isMap } from '../isMap.ts';
import { at, type Migration, renamed } from '../migrations.ts';

type Content = Record<string, unknown>;

/** Changes as they come about, to try migrations with: what they lead to is the content of today. */
export const sampleMigrations: readonly Migration[] = [
  {
    what: 'The story of the organisation is no longer called its text.',
    documents: { 'site/about': renamed('text', 'story') },
  },
  {
    what: 'The second half of the impact block’s title is highlighted.',
    documents: {
      'site/home': at('ourImpact', (impact) => {
        if (!isMap(impact) || typeof impact.title !== 'string') return impact;
        const { title, ...others } = impact;
        const [title1 = '', ...rest] = String(title).split('|');
        return { ...others, title1, title2: rest.join('|') };
      }),
    },
  },
  {
    what: 'Pictures of a programme have captions, and members of the team and the story other names.',
    documents: {
      ycm: at('images.*', (image) => (isMap(image) ? { caption: '', ...image } : image)),
      team: renamed('group', 'type'),
      'site/about': renamed('heading', 'title1'),
    },
  },
];

/** By where content is, what makes content of today that of the first version again. */
const before: Record<string, (content: Content) => Content> = {
  'site/about': (content) => renamed('story', 'text')(renamed('title1', 'heading')(content)),
  'site/home': at('ourImpact', (impact) => {
    const { title1, title2, ...others } = Object(impact);
    return { ...others, title: `${title1}|${title2}` };
  }),
  ycm: at('images.*', (image) => {
    const { caption: _, ...others } = Object(image);
    return others;
  }),
  team: renamed('type', 'group'),
};

/** Content of today as it was stored before all of that. Captions that there were none of are lost. */
export const beforeMigrations = (place: string, content: Content): Content =>
  before[place]?.(content) ?? content;
