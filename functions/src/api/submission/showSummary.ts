import { countReceived } from '../../lib/receivedSubmissions.ts';
import { retentionDays } from '../../lib/settings.ts';
import { requireStaff } from '../../lib/staff.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** How many months are counted, the current one among them. */
const months = 12;

/**
 * Shows staff how many submissions nobody has looked at yet, how many came each month, and after how
 * many days they are deleted; 0 for never.
 */
export const showSummary =
  ({ path }: SubmissionResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'));
    const counts = await countReceived(path, months);
    response.json({ ...counts, retentionDays: retentionDays() ?? 0 });
  };
