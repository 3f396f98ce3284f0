// Without the toast: shell and areas share one instance of it, which is imported as `@portal/ui/toast`.
export { Button, type ButtonLook, buttonClass } from './action/button.tsx';
export { saveFile } from './action/save-file.ts';
export { useCopy } from './action/use-copy.ts';
export { Logo } from './brand/logo.tsx';
export { Mark } from './brand/mark.tsx';
export { classNames } from './class-names.ts';
export { Avatar } from './display/avatar.tsx';
export { Badge, type BadgeTone } from './display/badge.tsx';
export { Card, cardClass, cardTarget } from './display/card.tsx';
export { Fact } from './display/fact.tsx';
export { FactSection, NamedFact } from './display/fact-section.tsx';
export { FramedPicture } from './display/framed-picture.tsx';
export { CardGrid, GrowingList, GrowingListPage } from './display/growing-list.tsx';
export { initials } from './display/initials.ts';
export { LinkText, OutsideLink } from './display/link-text.tsx';
export { PagedList, type PagedQuery } from './display/paged-list.tsx';
export { StatTile } from './display/stat-tile.tsx';
export {
  hiddenStatistics,
  type StatisticsTile,
  statisticsTiles,
} from './display/statistics-tiles.ts';
export type { Elements } from './elements.ts';
export { failureText } from './error-text.ts';
export { EmptyState } from './feedback/empty-state.tsx';
export { MissingLinkNotice } from './feedback/missing-link-notice.tsx';
export { Notice, type NoticeTone } from './feedback/notice.tsx';
export { type FailedQuery, QueryError } from './feedback/query-error.tsx';
export { Skeleton, SkeletonGroup } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { type ControlProps, Field, type FieldProps } from './form/field.tsx';
export { fieldParts } from './form/field-parts.ts';
export {
  deadlineProblem,
  eventDateProblem,
  graduationProblem,
  phoneProblem,
  yearProblem,
} from './form/field-rules.ts';
export { FormError } from './form/form-error.tsx';
export { formLayout } from './form/form-layout.ts';
export { LinkField, linkInput } from './form/link-field.tsx';
export { PasswordField } from './form/password-field.tsx';
export { SearchField } from './form/search-field.tsx';
export { SelectField } from './form/select-field.tsx';
export { EmailField, TextAreaField, TextField } from './form/text-field.tsx';
export { isNearLimit, searchLimit, tooLong } from './form/text-limit.ts';
export { readDate, readTime } from './form/typed-date.ts';
export {
  clockInJakarta,
  dayInJakarta,
  daysAhead,
  formatDate,
  formatMoment,
  formatMonthYear,
  formatNumber,
  formatShortDate,
  formatTime,
  lastDay,
  lastDays,
  nextDayText,
  postingMark,
  todayInJakarta,
} from './format.ts';
export { Cluster, Grid, Muted, Section, Stack, Title } from './layout/arrangement.tsx';
export { clampedClass } from './layout/clamped.ts';
export { Columns } from './layout/columns.tsx';
export { Container } from './layout/container.tsx';
export { ListHeading } from './layout/list-heading.tsx';
export { PageBanner } from './layout/page-banner.tsx';
export { PageMeta } from './layout/page-meta.tsx';
export { SectionHeading } from './layout/section-heading.tsx';
export { contentStart, SkipLink } from './layout/skip-link.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { Tabs } from './navigation/tabs.tsx';
export { useArrival } from './navigation/use-arrival.ts';
export { useFocusKeeper } from './navigation/use-focus-keeper.ts';
export { ConfirmDialog } from './overlay/confirm-dialog.tsx';
export { type ConflictDecision, ConflictDialog } from './overlay/conflict-dialog.tsx';
export { Dialog } from './overlay/dialog.tsx';
export { guardSpot } from './overlay/guard-spot.ts';
export { LeaveDialog } from './overlay/leave-dialog.tsx';
export { wholePicture } from './picture/crop.ts';
export { encodeSquare } from './picture/encode-picture.ts';
export { PictureInput } from './picture/picture-input.tsx';
export {
  maxMegapixels,
  maxSourceMegabytes,
  type PictureLimits,
  pickPicture,
  readPicture,
} from './picture/read-picture.ts';
export { SquareCrop } from './picture/square-crop.tsx';
export { isImageLink, isWebLink, safeLink } from './safe-link.ts';
export { siteFacts } from './site-facts.ts';
export { StructuredData } from './structured-data.tsx';
export { succeeds } from './succeeds.ts';
export { useCurrentYear } from './use-current-year.ts';
export { useIsOnline } from './use-is-online.ts';
