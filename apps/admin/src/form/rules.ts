import type { FormItemProps } from 'antd';

export type Rules = NonNullable<FormItemProps['rules']>;

/** `problemOf` returns the error message, or null for a valid value. */
export function without(problemOf: (value: string) => string | null): Rules {
  return [
    {
      validator: async (_, value: string | undefined) => {
        const problem = problemOf(value ?? '');
        if (problem) throw new Error(problem);
      },
    },
  ];
}

/** A value of blanks counts as empty. */
export function required(message: string): Rules {
  return [{ required: true, whitespace: true, message }];
}
