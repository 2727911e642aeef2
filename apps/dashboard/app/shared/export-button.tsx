import { Download } from 'lucide-react'
import { useDownload } from './use-download.ts'

interface ExportButtonProps {
  readonly label: string
  readonly load: Parameters<ReturnType<typeof useDownload>['download']>[0]
}

/** Downloads a list as a file. */
export function ExportButton({ label, load }: ExportButtonProps) {
  const { download, isBusy } = useDownload()
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => void download(load)}>
      <Download aria-hidden="true" />
      {label}
    </button>
  )
}
