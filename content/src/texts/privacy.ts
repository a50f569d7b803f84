import type { PlainKey } from './visitor/keys.ts';

/**
 * The default page about visitors' data, shown until the organisation has written its own. It has to match the code:
 * when stored data or its recipients change, change it here too.
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
