import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from '@lamplight/content/zod';
import type { FieldValues } from 'react-hook-form';

/** Validates a form by a schema of the content. */
export const schemaResolver = (schema: z.ZodType) =>
  zodResolver(schema as z.ZodType<FieldValues, FieldValues>);
