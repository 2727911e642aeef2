import type { Translation } from '@vitrine/messages'
import type { enSearch } from './en-search.ts'

export const heSearch: Translation<typeof enSearch> = {
  searchSettings: {
    synonyms: 'מילים נרדפות',
    synonymsText: 'חיפוש של אחת מהן מוצא גם את האחרות.',
    synonymsHint: 'שורה לכל קבוצה, עם פסיקים בין המילים.',
    example: 'ספה, כורסה, מושב',
    none: 'אין עדיין: כל מילה עומדת בפני עצמה.',
    more: 'ועוד {n}',
    tooMany: 'שמרו על {most} שורות לכל היותר.',
    oneWord: 'בשורה {line} יש רק מילה אחת. הוסיפו עוד אחת אחרי פסיק.',
    tooManyWords: 'בשורה {line} יש יותר מ-{most} מילים.',
    tooLong: 'בשורה {line} יש מילה של יותר מ-{most} תווים.',
    index: 'אינדקס',
    indexText: 'האינדקס עוקב אחרי כל שינוי. אם משהו חסר, בנו אותו מחדש: עד אז משמש הישן.',
    rebuild: 'בנייה מחדש של האינדקס',
    rebuilding: 'האינדקס נבנה מחדש.',
  },
  filterSettings: {
    title: 'מסננים',
    text: 'לפי מה קונים מסננים קולקציות ותוצאות חיפוש. אפשרויות, מותגים, תגיות ושדות מותאמים באים והולכים עם המוצרים; חדשים נוספים בסוף.',
    kinds: { PRICE: 'מחיר', AVAILABILITY: 'זמינות', BRAND: 'מותג', RIBBON: 'תווית', TAG: 'תגית' },
    price: 'מהמחיר הנמוך לגבוה ביותר',
    availability: 'במלאי, במבצע',
    gone: 'לאף מוצר גלוי אין זאת כעת',
    examples: '{some} ועוד {n}',
    up: 'הזזת {name} למעלה',
    down: 'הזזת {name} למטה',
    automatic: 'חזרה לסדר האוטומטי',
  },
  nothingFound: {
    title: 'חיפושים ללא תוצאה',
    text: 'מה שקונים חיפשו ב-30 הימים האחרונים ללא תוצאה. מילה נרדפת, תגית או מוצר חדש עשויים לעזור.',
    none: 'כל חיפוש ב-30 הימים האחרונים מצא משהו.',
    words: 'מילים',
    count: 'חיפושים',
    last: 'אחרון',
    more: 'הצגת עוד',
  },
}
