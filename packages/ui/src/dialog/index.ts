export type { DialogProps, SheetProps } from './dialog.tsx'
export { Dialog, Sheet } from './dialog.tsx'
