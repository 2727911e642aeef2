import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeJa: Translation<typeof agreeEn> = {
  agree: {
    title: 'ご注文 {number} の変更',
    why: '{shop} がご注文の変更を希望しています。同意いただくまで変更されません。',
    lines: '変更後のご注文',
    line: '{n} × {name}',
    added: '追加',
    before: '変更前 {n}',
    removed: '取りやめ',
    totalBefore: '変更前の合計',
    total: '変更後の合計',
    toPay: '追加のお支払いは {amount} です。',
    toPayBack: '{amount} を返金いたします。',
    same: '追加のお支払いはありません。',
    button: '{total} に同意する',
    agreed: 'ありがとうございます。ご注文を変更しました。',
    outdated: 'この変更のお願いは取り下げられました。ご不明な点はショップにお問い合わせください。',
    pay: '{amount} を支払う',
    changed: 'その間に内容が変わりました。もう一度ご確認ください。',
    soldOut: '一部の商品が売り切れました。ショップにお問い合わせください。',
  },
}
