/** Staff texts: from and until when visitors see something. */
export const scheduleTexts = {
  title: (said: string) => `When it is shown: ${said}`,
  always: 'Always',
  from: (when: string) => `From ${when}`,
  until: (when: string) => `Until ${when}`,
  both: (from: string, until: string) => `From ${from} until ${until}`,
  ended: 'No longer shown',
  inCity: (city: string) => `in ${city}`,
  dayAndTime: (day: string, time: string, place: string) => `${day}, ${time} ${place}`,
  moment: (when: string, away: string) => `${when}, ${away}`,
  timesAre: (place: string) =>
    `Local time ${place}. Managers set the time zone under Organisation.`,
  skipped: (typed: string, meant: string) =>
    `Clocks go forward then, and there is no ${typed}. It counts as ${meant}.`,
  twice: (typed: string, isFirst: boolean) =>
    `Clocks go back then, and ${typed} occurs twice. It counts as the ${isFirst ? 'first' : 'second'} one.`,
  clear: 'Clear',
  clearField: (label: string) => `Clear ${label}`,
  takeZone: (zone: string) => `Use ${zone}`,
} as const;
