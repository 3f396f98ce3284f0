import { thesisPageSize } from '@portal/api/thesis';
import { Skeleton, SkeletonGroup, Stack } from '@portal/ui';

export function ThesisSkeleton() {
  return (
    <Stack as={SkeletonGroup} gap={4} label="Memuat daftar judul…">
      {Array.from({ length: thesisPageSize }, (_, index) => (
        <Skeleton key={index} height="2.75rem" />
      ))}
    </Stack>
  );
}
