interface Column {
  relation: string;
  object: string;
  type: string;
  isFilled: boolean;
  isRequired: boolean;
  isComputed: boolean;
}
interface Part {
  name: string;
  type: string;
}
interface ApiFunction {
  object: string;
  arguments: (Part & { isOptional: boolean })[];
  result: string;
  /** The columns of its rows. */
  parts: Part[];
}
interface Rule {
  relation: string;
  object: string;
  definition: string;
  columns: string[];
}
/** The answer to `clientNeeds`. */
export interface ClientNeeds {
  columns: Column[];
  rights: { verb: string; object: string }[];
  functions: ApiFunction[];
  rules: Rule[];
}
/** What a client may miss after a change of the schema. */
export interface Loss {
  /** As a marker names it: `public.events`, `public.events.title`, `public.search_theses`. */
  object: string;
  what: string;
}

/** `what` of an object that no client can name any more. */
export const isGone = 'is gone';

/** What clients could rely on before, and cannot after. Additions are no loss. */
export function lostNeeds(before: ClientNeeds, after: ClientNeeds): Loss[] {
  const gone = goneObjects(before, after);
  const isPartOfGone = (object: string) => gone.some((it) => covers(it, object));
  return [
    ...gone.map((object) => ({ object, what: isGone })),
    ...columnLosses(before, after),
    ...ruleLosses(before, after),
    ...functionLosses(before, after),
    ...rightLosses(before, after).filter(({ object }) => !isPartOfGone(object)),
  ];
}

const covers = (whole: string, object: string) =>
  object === whole || object.startsWith(`${whole}.`);

/** Tables, views and functions, and the columns of tables that are still there. */
function goneObjects(before: ClientNeeds, after: ClientNeeds): string[] {
  const wholes = ({ columns, functions }: ClientNeeds) =>
    new Set([...columns.map(({ relation }) => relation), ...functions.map(({ object }) => object)]);
  const left = wholes(after);
  const columns = new Set(after.columns.map(({ object }) => object));
  return [
    ...[...wholes(before)].filter((object) => !left.has(object)),
    ...before.columns
      .filter(({ relation, object }) => left.has(relation) && !columns.has(object))
      .map(({ object }) => object),
  ];
}

function columnLosses(before: ClientNeeds, after: ClientNeeds): Loss[] {
  const former = new Map(before.columns.map((column) => [column.object, column]));
  const relations = new Set(before.columns.map(({ relation }) => relation));
  return after.columns.flatMap((column) => {
    const was = former.get(column.object);
    if (was) return changesOf(column, was);
    const isDemanded = relations.has(column.relation) && column.isRequired;
    const what = 'is new, and a row without it is refused: give it a default';
    return isDemanded ? [{ object: column.object, what }] : [];
  });
}

function changesOf(column: Column, was: Column): Loss[] {
  const isDemanded = (column.isFilled && !was.isFilled) || (column.isRequired && !was.isRequired);
  const found = [
    !isWider(was.type, column.type) && `was ${was.type} and becomes ${column.type}`,
    isDemanded && 'may no longer be left out or empty',
    column.isComputed && !was.isComputed && 'may no longer be written',
  ];
  return found.flatMap((what) => (what ? [{ object: column.object, what }] : []));
}

const widerTypes = [
  ['smallint', 'integer', 'bigint', 'numeric'],
  ['real', 'double precision'],
  ['character varying', 'text'],
];

function isWider(before: string, after: string): boolean {
  if (before === after) return true;
  const [was, becomes] = [before, after].map((type) => ({
    name: type.replace(/\(.*/, ''),
    limit: Number(/\((\d+)\)$/.exec(type)?.[1] ?? Number.POSITIVE_INFINITY),
  }));
  if (!was || !becomes || becomes.limit < was.limit) return false;
  return (
    (was.name === becomes.name && was.name === 'character varying') ||
    widerTypes.some(
      (chain) => chain.includes(was.name) && chain.indexOf(was.name) < chain.indexOf(becomes.name),
    )
  );
}

/** New or stricter checks, references and unique columns, where a build that does not know them writes. */
function ruleLosses(before: ClientNeeds, after: ClientNeeds): Loss[] {
  const known = new Set(before.columns.map(({ object }) => object));
  return after.rules
    .filter(
      ({ relation, columns, definition }) =>
        columns.some((column) => known.has(`${relation}.${column}`)) &&
        !before.rules.some(
          (rule) => rule.relation === relation && allowsAll(definition, rule.definition),
        ),
    )
    .map(({ object, definition }) => ({ object, what: `refuses more than before: ${definition}` }));
}

/** Whether a rule is the same as the former one, or one with more allowed values or wider limits. */
function allowsAll(definition: string, former: string): boolean {
  const [now, was] = [partsOf(definition), partsOf(former)];
  return (
    now.frame === was.frame &&
    was.values.every((list, place) => list.every((it) => now.values[place]?.includes(it))) &&
    was.limits.every((limit, place) => limit <= (now.limits[place] ?? limit))
  );
}

const valueList = /ARRAY\[(.*?)\]/g;
/** The greatest value or length, or the least one. */
const limit = /([<>]=?|is_filled\(\w+,) (\d+)/g;

function partsOf(definition: string) {
  return {
    frame: definition.replaceAll(valueList, '').replaceAll(limit, '$1'),
    values: [...definition.matchAll(valueList)].map(([, list = '']) => list.split(', ')),
    limits: [...definition.matchAll(limit)].map(([, sign, value]) =>
      sign?.startsWith('>') ? -Number(value) : Number(value),
    ),
  };
}

/** A former call must match exactly one function, and the answer must contain what the client read from it. */
function functionLosses(before: ClientNeeds, after: ClientNeeds): Loss[] {
  return before.functions.flatMap((former) => {
    const namesakes = after.functions.filter(({ object }) => object === former.object);
    if (namesakes.length === 0) return [];
    const callable = namesakes.filter((it) => takesCallsOf(it, former));
    const [found] = callable;
    const { object } = former;
    if (!found) return [{ object, what: 'takes other arguments than before' }];
    if (callable.length > 1) return [{ object, what: 'exists twice for the same call' }];
    return answersAs(found, former) ? [] : [{ object, what: 'answers something else than before' }];
  });
}

function takesCallsOf(now: ApiFunction, former: ApiFunction): boolean {
  return (
    former.arguments.every((was) =>
      now.arguments.some(
        ({ name, type, isOptional }) =>
          name === was.name && type === was.type && (isOptional || !was.isOptional),
      ),
    ) &&
    now.arguments.every(
      ({ name, isOptional }) => isOptional || former.arguments.some((was) => was.name === name),
    )
  );
}

function answersAs(now: ApiFunction, former: ApiFunction): boolean {
  const isTable = ({ result }: ApiFunction) => result.startsWith('TABLE(');
  const isSameKind = (isTable(now) && isTable(former)) || now.result === former.result;
  return (
    isSameKind &&
    former.parts.every((was) =>
      now.parts.some(({ name, type }) => name === was.name && type === was.type),
    )
  );
}

/** If the right to a whole table is lost, its columns are not listed as well. */
function rightLosses(before: ClientNeeds, after: ClientNeeds): Loss[] {
  const kept = new Set(after.rights.map(({ verb, object }) => `${verb} ${object}`));
  const lost = before.rights.filter(({ verb, object }) => !kept.has(`${verb} ${object}`));
  return lost
    .filter(
      ({ verb, object }) =>
        !lost.some((it) => it.verb === verb && it.object !== object && covers(it.object, object)),
    )
    .map(({ verb, object }) => ({ object, what: `is no longer open to ${verb}` }));
}
