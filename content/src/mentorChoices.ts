/** The choices of the mentor form (specification, section 5). */
export const ageGroups = ['Children', 'Teenagers', 'Young Adults'] as const;
export const daysAvailable = ['Weekdays', 'Weekends'] as const;
export const yesOrNo = ['Yes', 'No'] as const;
