export type { ShowToast, ToastOptions } from './toast.tsx'
export { ToastProvider, useToast } from './toast.tsx'
