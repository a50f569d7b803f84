import { list } from '@lamplight/content/fields';
import { type Home, homeSchema, slideSchema } from '@lamplight/content/home';
import { listLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { pointerNumbers } from '@lamplight/content/storyPointers';
import { z } from '@lamplight/content/zod';
import { reasonOr } from '../../editing/failures.ts';
import { usedAlts } from '../../editing/pictureAlts.ts';
import type { Editing } from '../../editing/useDocumentEditor.ts';

/** What the form of the home page holds: slides are objects, which lists of fields need. */
const homeFormSchema = homeSchema.extend({
  sliderImages: list(z.object({ url: slideSchema }), listLimits.sliderImages),
});

type HomeForm = z.infer<typeof homeFormSchema>;

const toForm = (home: Home): HomeForm => ({
  ...home,
  sliderImages: home.sliderImages.map((url) => ({ url })),
});

const fromForm = (form: HomeForm): Home => {
  const home = { ...form, sliderImages: form.sliderImages.map(({ url }) => url) };
  return { ...home, imageAlts: usedAlts(form.imageAlts, picturesOf(home)) };
};

/** The addresses of all pictures of a home page. */
const picturesOf = (home: Home): string[] => [
  ...home.sliderImages,
  ...pointerNumbers.map((number) => home.story[`pointer${number}image`].url),
  home.ourImpact.image,
  ...home.events.map((event) => event.imageUrl),
  ...home.mainevent.map((event) => event.image),
];

export const homeEditing: Editing<Home, HomeForm> = {
  schema: homeSchema,
  formSchema: homeFormSchema,
  toForm,
  fromForm,
  saveFailed: reasonOr(messages.updateContentFailed),
  saved: messages.contentUpdated,
};
