import { list } from '@lamplight/content/fields';
import { type Home, homeSchema, slideSchema } from '@lamplight/content/home';
import { listLimits, textLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { siteDocument } from '@lamplight/content/paths';
import { pointerNumbers } from '@lamplight/content/storyPointers';
import { z } from '@lamplight/content/zod';
import { altsFromForm, altsToForm } from '../../editing/pictureAlts.ts';
import type { Editing } from '../../editing/useEditor.ts';

/**
 * What the form of the home page holds: the stored content, but slides as objects, which lists of
 * fields need, and descriptions of pictures as a list, because addresses contain dots.
 */
const homeFormSchema = homeSchema.extend({
  sliderImages: list(z.object({ url: slideSchema }), listLimits.sliderImages),
  imageAlts: z.array(
    z.object({
      url: z.string(),
      alt: z.string().trim().max(textLimits.line, messages.textTooLong(textLimits.line)),
    }),
  ),
});

type HomeForm = z.infer<typeof homeFormSchema>;

const toForm = (home: Home): HomeForm => ({
  ...home,
  sliderImages: home.sliderImages.map((url) => ({ url })),
  imageAlts: altsToForm(home.imageAlts),
});

const fromForm = (form: HomeForm): Home => {
  const home = { ...form, sliderImages: form.sliderImages.map(({ url }) => url) };
  return { ...home, imageAlts: altsFromForm(form.imageAlts, picturesOf(home)) };
};

/** The addresses of all pictures of a home page. */
const picturesOf = (home: Omit<Home, 'imageAlts'>): string[] => [
  ...home.sliderImages,
  ...pointerNumbers.map((number) => home.story[`pointer${number}image`].url),
  home.ourImpact.image,
  ...home.events.map((event) => event.imageUrl),
  ...home.mainevent.map((event) => event.image),
];

export const homeEditing: Editing<Home, HomeForm> = {
  path: siteDocument('home'),
  schema: homeSchema,
  formSchema: homeFormSchema,
  toForm,
  fromForm,
  saveFailed: messages.updateContentFailed,
  saved: messages.contentUpdated,
};
