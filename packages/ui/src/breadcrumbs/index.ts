export type { BreadcrumbsProps, Crumb } from './breadcrumbs.tsx'
export { Breadcrumbs } from './breadcrumbs.tsx'
