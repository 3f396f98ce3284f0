export { ApprovedList } from './approved-list.tsx';
export { FurtherPage } from './further-page.tsx';
