import { countReceived } from '../../lib/receivedSubmissions.ts';
import { requireStaff } from '../../lib/staff.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** How many months are counted, the current one among them. */
const months = 12;

/** Shows staff how many submissions nobody has looked at yet, and how many came each month. */
export const showSummary =
  ({ path }: SubmissionResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'));
    response.json(await countReceived(path, months));
  };
