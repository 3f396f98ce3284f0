import type { RegisteredArea } from '@portal/federation/registry';

/** Something that does not work in a portal. `key` names it whatever the shell's build is, so that a known problem is recognized. */
export interface Problem {
  area: string;
  key: string;
  text: string;
}

export function problem(
  { name, build }: RegisteredArea,
  file: string,
  fault: string,
  advice: string,
  key = fault,
): Problem {
  return {
    area: name,
    key: `${name} ${build} ${file} ${key}`,
    text: `${name} (build ${build}), ${file}: ${fault}. ${advice}.`,
  };
}
