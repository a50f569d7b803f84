/**
 * All kinds of field. Each file exports the function that declares a field, and as `…Kind` what rules, API and
 * tests know of the kind. `docs/extending.md` says how to add one.
 */
export * from './fields/agreement.ts';
export * from './fields/alts.ts';
export * from './fields/blocks.ts';
export * from './fields/byAddress.ts';
export * from './fields/choice.ts';
export * from './fields/choices.ts';
export * from './fields/colour.ts';
export * from './fields/day.ts';
export * from './fields/email.ts';
export * from './fields/emailOrPhone.ts';
export * from './fields/file.ts';
export * from './fields/fileContent.ts';
export * from './fields/group.ts';
export * from './fields/instant.ts';
export * from './fields/itemOfList.ts';
export * from './fields/line.ts';
export * from './fields/link.ts';
export * from './fields/list.ts';
export * from './fields/localTime.ts';
export * from './fields/pageAddress.ts';
export * from './fields/paragraph.ts';
export * from './fields/percent.ts';
export * from './fields/phone.ts';
export * from './fields/picture.ts';
export * from './fields/pixels.ts';
export * from './fields/recurrence.ts';
export * from './fields/richText.ts';
export * from './fields/story.ts';
export * from './fields/tableRows.ts';
export * from './fields/timeZone.ts';
export * from './fields/toggle.ts';
export * from './fields/video.ts';
