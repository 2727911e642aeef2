export interface FileToDownload {
  readonly fileName: string
  readonly contentType: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** Downloads a file in the browser. */
export function downloadFile({ fileName, contentType, content }: FileToDownload): void {
  const url = URL.createObjectURL(new Blob([content], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** The bytes of a file that an answer holds as Base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
