import type { Translation } from '@vitrine/messages'
import type { enLabelPrint } from './en-label-print.ts'

export const heLabelPrint: Translation<typeof enLabelPrint> = {
  labelPrint: {
    title: 'הדפסת תוויות',
    action: 'תוויות עם ברקוד',
    print: 'הורדת PDF',
    paper: 'נייר',
    papers: {
      a4: 'גיליון A4 של תוויות',
      roll: 'גליל של תוויות בודדות',
    },
    fields: {
      columns: 'תוויות בשורה',
      rows: 'תוויות בטור',
      marginX: 'שוליים מימין ומשמאל (מ״מ)',
      marginY: 'שוליים למעלה ולמטה (מ״מ)',
      gapX: 'רווח בין טורים (מ״מ)',
      gapY: 'רווח בין שורות (מ״מ)',
      width: 'רוחב תווית (מ״מ)',
      height: 'גובה תווית (מ״מ)',
      firstPosition: 'התווית הראשונה במיקום',
    },
    positionHint:
      'המיקומים נספרים שורה אחר שורה, כדי שאפשר יהיה להדפיס גם על גיליון שחלקו כבר נוצל.',
    content: 'על התוויות',
    parts: {
      name: 'שם המוצר',
      choices: 'אפשרויות',
      price: 'מחיר',
    },
    barcodeHint:
      'ברקוד של 13 ספרות עם ספרת ביקורת נכונה מודפס כ־EAN-13, וכל ברקוד אחר או ה־SKU כ־Code 128.',
    each: 'תוויות לכל וריאנט',
    eachOptions: {
      one: 'אחת',
      stock: 'כמספר הפריטים במלאי',
    },
    code: 'ברקוד או SKU',
    count: 'תוויות',
    countOf: 'תוויות של {name}',
    preview: 'תצוגה מקדימה של העמוד הראשון',
    labels: { one: 'תווית אחת', other: '{n} תוויות' },
    pages: { one: 'עמוד אחד', other: '{n} עמודים' },
    noVariants: 'אין כאן מה לתייג.',
    onlyFirst: 'יש {total} וריאנטים; {max} הראשונים מודפסים.',
    withoutBarcode: { one: 'וריאנט אחד הודפס בלי ברקוד.', other: '{n} וריאנטים הודפסו בלי ברקוד.' },
    reasons: {
      NO_CODE: 'אין לו ברקוד או SKU',
      NOT_PRINTABLE: 'בקוד שלו יש תווים ש־Code 128 לא יכול להדפיס',
      TOO_LONG: 'הקוד ארוך מדי לתווית ברוחב הזה',
    },
    done: { one: 'תווית אחת בקובץ.', other: '{n} תוויות בקובץ.' },
    problems: {
      number: 'הקלידו מספר מ־{min} עד {max}.',
      tooNarrow:
        'התוויות יהיו צרות מ־{min} מ״מ. הקלידו פחות תוויות זו לצד זו, או שוליים ורווחים קטנים יותר.',
      tooLow:
        'התוויות יהיו נמוכות מ־{min} מ״מ. הקלידו פחות תוויות זו מתחת לזו, או שוליים ורווחים קטנים יותר.',
      position: 'הקלידו מיקום מ־1 עד {max}.',
      quantity: 'הקלידו מספרים שלמים.',
      nothing: 'הקלידו כמה תוויות להדפיס.',
      tooMany: 'בקובץ אחד יש מקום ל־{max} תוויות לכל היותר.',
    },
  },
}
