/** Keys that every record of the old store had, and those of the old editor that were no content. */
export const ignored = [
  '_id',
  '__v',
  'id',
  'createdAt',
  'updatedAt',
  'newSliderImage',
  'newTitleWord',
  'newImage',
];

/** Fields that the old site did not have: where they are missing, nothing is lost. */
export const added = [
  'ages',
  'author',
  'blocks',
  'cost',
  'date',
  'from',
  'pinned',
  'tags',
  'until',
  'when',
  'where',
];
