export type { ShowToast } from './toast.tsx'
export { ToastProvider, useToast } from './toast.tsx'
export type { ToastOptions } from './toast-card.tsx'
