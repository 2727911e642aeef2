/** Messages of labels with barcodes. */
export const enLabelPrint = {
  labelPrint: {
    title: 'Print labels',
    action: 'Labels with barcodes',
    print: 'Download PDF',
    paper: 'Paper',
    papers: {
      a4: 'Sheet of A4 with labels',
      roll: 'Roll of single labels',
    },
    fields: {
      columns: 'Labels beside each other',
      rows: 'Labels below each other',
      marginX: 'Margin left and right (mm)',
      marginY: 'Margin above and below (mm)',
      gapX: 'Gap between columns (mm)',
      gapY: 'Gap between rows (mm)',
      width: 'Width of a label (mm)',
      height: 'Height of a label (mm)',
      firstPosition: 'First label at position',
    },
    positionHint:
      'Positions are counted row by row, so that a sheet of which some labels are used can be printed on.',
    content: 'On the labels',
    parts: {
      name: 'Name of the product',
      choices: 'Choices',
      price: 'Price',
    },
    barcodeHint:
      'A barcode of 13 digits with the right check digit is printed as EAN-13, any other barcode or the SKU as Code 128.',
    each: 'Labels of each variant',
    eachOptions: {
      one: 'One',
      stock: 'As many as are on hand',
    },
    code: 'Barcode or SKU',
    count: 'Labels',
    countOf: 'Labels of {name}',
    preview: 'Preview of the first page',
    labels: { one: '{n} label', other: '{n} labels' },
    pages: { one: '{n} page', other: '{n} pages' },
    noVariants: 'There is nothing here to label.',
    onlyFirst: 'These are {total} variants; the first {max} are printed.',
    withoutBarcode: {
      one: '{n} variant was printed without a barcode.',
      other: '{n} variants were printed without a barcode.',
    },
    reasons: {
      NO_CODE: 'it has neither barcode nor SKU',
      NOT_PRINTABLE: 'its code has characters that Code 128 cannot print',
      TOO_LONG: 'the code is too long for a label of this width',
    },
    done: { one: '{n} label is in the file.', other: '{n} labels are in the file.' },
    problems: {
      number: 'Type a number from {min} to {max}.',
      tooNarrow:
        'Labels would be narrower than {min} mm. Type fewer beside each other, or smaller margins and gaps.',
      tooLow:
        'Labels would be lower than {min} mm. Type fewer below each other, or smaller margins and gaps.',
      position: 'Type a position from 1 to {max}.',
      quantity: 'Type whole numbers of labels.',
      nothing: 'Type how many labels are printed.',
      tooMany: 'At most {max} labels fit in one file.',
    },
  },
} as const
