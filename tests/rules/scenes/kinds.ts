import { largestOrder, smallestOrder } from '@lamplight/content/order';
import { listItem, siteDocument } from '@lamplight/content/paths';
import { documentSamples, listSamples, oneListOfEachKind } from '@lamplight/content/samples/bySite';
import {
  type ListName,
  listNames,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { type Case, type Scene, writing } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { itemOf } from './entities.ts';

const goodOrders = [smallestOrder, 0, 1, largestOrder];
const badOrders = [
  smallestOrder - 1,
  largestOrder + 1,
  0.5,
  Number.NaN,
  '0',
  null,
  true,
  [0],
  {},
  undefined,
];

const saving = (list: ListName, what: string, content: object, allowed: boolean): Case =>
  writing(what, saveOf('staff', listItem(list, 'one'), content), allowed);

/** Each document takes its own content alone: it is given that, and that of the next one. */
const documents: Scene = {
  title: 'the content that each document accepts',
  cases: siteDocumentNames.flatMap((name, index, all) =>
    [name, all[(index + 1) % all.length] ?? name].map((other) => {
      const content = documentSamples[other].valid.small;
      const { success } = siteDocumentSchemas[name].safeParse(content);
      const what = `${name}, of ${other}`;
      return writing(what, saveOf('staff', siteDocument(name), content), success);
    }),
  ),
};

/** Each list takes items of its own kind alone: it is given one of each. */
const items: Scene = {
  title: 'the items that each list accepts',
  cases: listNames.flatMap((list) =>
    oneListOfEachKind.map((other) => {
      const { valid } = listSamples[other];
      const { success } = siteListSchemas[list].safeParse(valid.small);
      return saving(list, `${list}, an item of ${other}`, itemOf(valid.small), success);
    }),
  ),
};

/** Documents and lists take only content of their own kind. */
export const kinds: Scene[] = [documents, items];

const own = listSamples.team.valid.small ?? {};

/** An item has one place in the order of its list, whichever that is. */
export const orders: Scene = {
  title: 'the place of an item in its list',
  cases: [
    ...goodOrders.map((order) => saving('team', `order ${order}`, { ...own, order }, true)),
    ...badOrders.map((order) => saving('team', `order ${order}`, { ...own, order }, false)),
    saving('team', 'two places', { ...itemOf(own), place: 0 }, false),
  ],
};
