import type { FormItemProps } from 'antd';

export type Rules = NonNullable<FormItemProps['rules']>;

/** `problemOf` gives the sentence, or null where nothing is wrong. */
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

/** Blanks alone do not count. */
export function required(message: string): Rules {
  return [{ required: true, whitespace: true, message }];
}
