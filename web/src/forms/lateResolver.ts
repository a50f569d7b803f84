import type { FieldValues, Resolver } from 'react-hook-form';
import { painted } from '../device/painted.ts';

/** Loads the validation of a form. */
type LoadResolver = () => Promise<Resolver<FieldValues>>;

/**
 * Validation that is loaded when it is first asked for, or ahead of that with `prepare`, and done once the
 * browser has shown what was pressed or typed. Where it cannot
 * be loaded, what the form holds goes to the server as it is, which validates the same.
 */
export function lateResolver(load: LoadResolver) {
  let loading: ReturnType<LoadResolver> | undefined;
  const loaded = async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      console.info('The validation of a form could not be loaded:', error);
      return undefined;
    }
  };
  const resolver: Resolver<FieldValues> = async (values, ...more) => {
    const [found] = await Promise.all([loaded(), painted()]);
    return found ? found(values, ...more) : { values, errors: {} };
  };
  return { resolver, prepare: () => void loaded() };
}
