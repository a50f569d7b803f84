/**
 * What is out of sight is neither laid out nor painted again at each key (`content-visibility`). In the
 * largest home page, at four times slow-down, that took 60 to 120 ms a key, and takes less than 50
 * (docs/performance.md). It may go once such a form stays below 50 ms without it. It cuts off what sticks
 * out, so there has to be room for the outline of what has the focus.
 * @param height what it is taken to be high before it was first seen
 */
export const lazyLayout = (height?: string) => ({
  contentVisibility: 'auto',
  ...(height && { containIntrinsicHeight: `auto ${height}` }),
});
