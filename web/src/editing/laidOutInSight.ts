/**
 * What is out of sight is neither laid out nor painted again at each key. It cuts off what sticks
 * out, so there has to be room for the outline of what has the focus.
 * @param height what it is taken to be high before it was first seen
 */
export const laidOutInSight = (height: string) => ({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${height}`,
});
