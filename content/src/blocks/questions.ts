import { blockType } from '../blockType.ts';
import { line, list, richText } from '../fields.ts';
import { listLimits } from '../limits.ts';
import * as z from '../zod.ts';

const question = z.strictObject({
  question: line({ label: 'Question', required: true }),
  answer: richText({ label: 'Answer', required: true }),
});

export const block = blockType({
  label: 'Questions and answers',
  about: 'Questions that open to show their answers',
  alsoCalled: 'faq accordion help',
  fields: {
    title: line({ label: 'Title' }),
    questions: list(question, {
      label: 'Questions',
      item: 'question',
      limit: listLimits.questions,
      required: true,
    }),
  },
});
