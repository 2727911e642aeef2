/** The browser's detector of codes in pictures, where there is one. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface CodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Formats used on goods and on labels of this dashboard. */
const wanted = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
]

/** A detector of the codes that are on goods; undefined where the browser has none. */
export async function createDetector(): Promise<CodeDetector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeDetectorClass }
  if (!BarcodeDetector) return undefined
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = wanted.filter((one) => supported.includes(one))
  return formats.length > 0 ? new BarcodeDetector({ formats }) : undefined
}
