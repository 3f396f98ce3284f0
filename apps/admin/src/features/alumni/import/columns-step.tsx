import type { ImportOptions } from '@portal/api/alumni-import';
import { formatNumber, Grid, Muted, Notice, SelectField, Stack } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { Checkbox } from 'antd';
import { useMemo } from 'react';
import {
  type FieldName,
  fieldNames,
  importFields,
  type NamePart,
  namePartNames,
  nameParts,
} from './columns/fields.ts';
import {
  describeColumns,
  type FileColumn,
  guessMapping,
  leftOutTexts,
  type Mapping,
  mappingProblem,
} from './columns/guess-columns.ts';
import type { OpenedFile } from './use-import-file.ts';

interface ColumnsStepProps {
  opened: OpenedFile;
  options: ImportOptions;
  onMapping: (mapping: Mapping) => void;
  onOptions: (options: ImportOptions) => void;
}

/** Says which column of the file fills which field, and what becomes of new people. */
export function ColumnsStep({ opened, options, onMapping, onOptions }: ColumnsStepProps) {
  const { table, headings, mapping } = opened;
  const columns = useMemo(() => describeColumns(table.rows, headings), [table, headings]);
  const guess = useMemo(() => guessMapping(table.rows, headings), [table, headings]);
  const parts = namePartNames.filter((part) => mapping[part] !== undefined);
  const usable = columns.filter((column) => !column.isNotTaken);
  const taken = new Set(Object.values(mapping));
  const problem = mappingProblem(mapping);
  return (
    <Stack gap={4}>
      {problem && <Notice tone="warning" title={problem} isAnnounced />}
      <Options options={options} onOptions={onOptions} />
      <Grid as="ul" column="18rem" keepsColumns gap={4} aria-label="Kolom">
        {[...fieldNames, ...parts].map((field) => {
          const column = columns.find(({ index }) => index === mapping[field]);
          const isGuess = column?.isUntitled && guess[field] === column.index;
          const { [field]: _, ...others } = mapping;
          return (
            <li key={field}>
              <SelectField
                label={labelOf(field)}
                hint={column && `${isGuess ? 'Tebakan dari isinya. ' : ''}${samplesOf(column)}`}
                value={column?.index ?? ''}
                options={usable.map(({ index, heading }) => ({
                  value: index,
                  label: heading,
                  isDisabled: taken.has(index) && index !== column?.index,
                }))}
                onChange={({ target: { value } }) =>
                  onMapping(value === '' ? others : { ...others, [field]: Number(value) })
                }
              >
                <option value="">Tidak diisi</option>
              </SelectField>
            </li>
          );
        })}
      </Grid>
      {leftOutTexts(columns, mapping).map((text) => (
        <Muted key={text}>{text}</Muted>
      ))}
    </Stack>
  );
}

const labelOf = (field: FieldName | NamePart) =>
  field === 'middle_name' || field === 'last_name' ? nameParts[field] : importFields[field].label;

const samplesOf = ({ filled, samples }: FileColumn) =>
  `${formatNumber(filled)} terisi: ${samples
    .slice(0, 3)
    .map((sample) => sample.slice(0, 60))
    .join(' · ')}`;

function Options({ options, onOptions }: Pick<ColumnsStepProps, 'options' | 'onOptions'>) {
  return (
    <Stack gap={3}>
      <SelectField
        label="Yang dilakukan"
        value={options.onlyCompletes ? 'complete' : 'add'}
        onChange={({ target }) =>
          onOptions({ ...options, onlyCompletes: target.value === 'complete' })
        }
      >
        <option value="add">Tambah orang baru dan lengkapi yang sudah ada</option>
        <option value="complete">Hanya lengkapi yang sudah ada</option>
      </SelectField>
      {!options.onlyCompletes && (
        <>
          <SelectField
            label="Status orang baru"
            value={options.status}
            onChange={({ target }) =>
              onOptions({
                ...options,
                status: target.value === 'pending' ? 'pending' : 'verified',
              })
            }
          >
            <option value="verified">{`${statusWords.alumni.verified.label}, karena daftar ini dari program studi`}</option>
            <option value="pending">{statusWords.alumni.pending.label}</option>
          </SelectField>
          <Checkbox
            checked={options.isListed}
            onChange={({ target }) => onOptions({ ...options, isListed: target.checked })}
          >
            Tampilkan di direktori (nama tetap disamarkan)
          </Checkbox>
        </>
      )}
      <Checkbox
        checked={options.isTitleCased}
        onChange={({ target }) => onOptions({ ...options, isTitleCased: target.checked })}
      >
        Ubah nama yang seluruhnya huruf besar: BUDI SANTOSO menjadi Budi Santoso
      </Checkbox>
    </Stack>
  );
}
