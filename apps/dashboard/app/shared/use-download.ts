import { useState } from 'react'
import { downloadFile, type FileToDownload } from './download-file.ts'
import { errorMessage } from './failure.tsx'
import { useMessages } from './messages.tsx'
import { useToast } from './toast.tsx'

interface Download {
  readonly file: FileToDownload
  /** Shown once the file is downloaded. */
  readonly success?: string
}

/** Downloads the file that a call answers with; an error is shown in a toast. */
export function useDownload() {
  const messages = useMessages()
  const showToast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async (load: () => Promise<Download>) => {
    setBusy(true)
    try {
      const { file, success } = await load()
      downloadFile(file)
      if (success) showToast({ text: success })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy }
}
