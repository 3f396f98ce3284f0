import { failureText } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { guessMapping, type Mapping } from './columns/guess-columns.ts';
import { findHeadings, type Headings } from './columns/headings.ts';
import { recallMapping } from './columns/remembered-mapping.ts';
import { readFile } from './read/read-file.ts';
import { FileRefusal } from './read/refusal.ts';
import type { ReadingChoice, ReadTable } from './read/table-rows.ts';

export interface OpenedFile {
  file: File;
  table: ReadTable;
  headings: Headings;
  mapping: Mapping;
}

const mapped = (table: ReadTable, headings: Headings) => ({
  headings,
  mapping: recallMapping(table.rows, headings) ?? guessMapping(table.rows, headings),
});

/** The chosen file as it was read. A second choice gives up the reading of the first. */
export function useImportFile() {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const open = async (file: File, choice: ReadingChoice = {}) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setProblem(null);
    setIsReading(true);
    try {
      const table = await readFile(file, choice, controller.signal);
      setOpened({ file, table, ...mapped(table, findHeadings(table.rows)) });
    } catch (error) {
      if (controller.signal.aborted) return;
      setOpened(null);
      setProblem(error instanceof FileRefusal ? error.message : failureText(error));
    }
    setIsReading(false);
  };

  return {
    opened,
    problem,
    isReading,
    cancel: () => {
      reading.current?.abort();
      setIsReading(false);
    },
    open: (file: File, choice?: ReadingChoice) => void open(file, choice),
    setHeadings: (headings: Headings) =>
      setOpened((now) => now && { ...now, ...mapped(now.table, headings) }),
    setMapping: (mapping: Mapping) => setOpened((now) => now && { ...now, mapping }),
  };
}
