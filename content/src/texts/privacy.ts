import type { PlainKey } from './visitor/keys.ts';

/**
 * What the site does with visitors' data by itself: the page about it as long as the organisation has not written
 * its own. It has to stay true to the code: who changes what is kept, or where it goes, changes it here.
 */
export const privacySections = [
  { heading: 'privacy.collectedHeading', text: 'privacy.collected' },
  { heading: 'privacy.purposeHeading', text: 'privacy.purpose' },
  { heading: 'privacy.retentionHeading', text: 'privacy.retention' },
  { heading: 'privacy.rightsHeading', text: 'privacy.rights' },
  { heading: 'privacy.deviceHeading', text: 'privacy.device' },
  { heading: 'privacy.metricsHeading', text: 'privacy.metrics' },
  { heading: 'privacy.thirdPartiesHeading', text: 'privacy.thirdParties' },
  { heading: 'privacy.hostingHeading', text: 'privacy.hosting' },
] as const satisfies { heading: PlainKey; text: PlainKey }[];
