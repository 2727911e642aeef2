import type { Translation } from '@vitrine/messages'
import type { reviewsEn } from './en-reviews.ts'

export const reviewsJa: Translation<typeof reviewsEn> = {
  reviews: {
    title: 'レビュー',
    stars: '星5つ中 {average}、レビュー {n, number} 件',
    given: '星5つ中 {n, number}',
    noneFits: 'この星の数のレビューはありません。',
    checked:
      'レビューを書けるのは、当店でこの商品を購入された方だけです。「購入確認済み」は、お支払い済みのご注文であることを示します。',
    moderated:
      'レビューは掲載前にすべて確認しています。法令に反するもの、誰かを傷つけるもの、商品と関係のないもののみ掲載しません。良い評価も悪い評価も同じように扱います。',
    unmoderated:
      'レビューは事前の確認なしにすぐ掲載されます。法令に反するもの、誰かを傷つけるもの、商品と関係のないものは削除します。良い評価も悪い評価も同じように扱います。',
    sort: {
      label: '並び順',
      NEWEST: '新しい順',
      HIGHEST: '評価の高い順',
      LOWEST: '評価の低い順',
    },
    filter: '星の数で絞り込む',
    all: 'すべて',
    onlyStars: '星 {stars, number}、レビュー {n, number} 件',
    pages: 'レビューのページ',
    verified: '購入確認済み',
    anonymous: 'お客様',
    edited: '{date} に変更',
    reply: 'ショップからの返信',
    report: {
      label: '報告',
      reason: 'このレビューの問題点',
      reasons: {
        SPAM: '広告である',
        OFFENSIVE: '誰かを傷つけている',
        PRIVATE_DATA: '個人の情報が書かれている',
        NOT_ABOUT_PRODUCT: '商品と関係がない',
      },
      submit: '報告を送信',
      done: 'ありがとうございます。このレビューをもう一度確認します。',
    },
    write: {
      link: '購入した商品のレビューを書く',
      title: 'ご注文 {number} のレビュー',
      lede: '良い点も気になる点もお聞かせください。ほかの方の参考になります。',
      nothing: 'このご注文にレビューできる商品はありません。',
      closed: '現在、レビューは受け付けていません。',
      rating: '評価',
      ratings: {
        1: '1 – 悪い',
        2: '2 – やや悪い',
        3: '3 – 普通',
        4: '4 – 良い',
        5: '5 – とても良い',
      },
      heading: 'ひとこと',
      text: 'レビュー',
      name: '表示するお名前',
      nameHint: '名前でもニックネームでもかまいません。空欄の場合は「お客様」と表示されます。',
      submit: 'レビューを送信',
      change: '変更を保存',
      withdraw: 'レビューを削除',
      missingRating: '1 から 5 の中からお選びください。',
      tooLong: '{most, number} 文字以内で入力してください。',
      tooMany: '本日のレビューの上限に達しました。続きは明日お願いします。',
      notPossible: 'このレビューは書けなくなりました。',
      saved: 'ありがとうございます。レビューを保存しました。',
      withdrawn: 'レビューを削除しました。',
      status: {
        PENDING: 'ショップの確認待ち',
        PUBLISHED: 'ショップに掲載中',
        REJECTED: '掲載されていません。ショップの規約に反しています。変更できます。',
      },
      back: '注文に戻る',
    },
  },
  reviewRequests: {
    ask: {
      title: 'このメールを停止しますか',
      why: '{shop} はご注文ごとに一度、商品のご感想をお伺いしています。ここで停止できます。ご注文に関するメールは引き続き届きます。',
    },
    submit: 'このメールを停止する',
    ended: {
      title: 'このメールを停止しました',
      why: '{shop} からレビューのお願いは届かなくなります。注文のページからはいつでもレビューを書けます。',
    },
    gone: {
      title: 'このリンクは使えません',
      why: 'リンクが途中で切れているかもしれません。メールからもう一度開くか、{shop} の商品をご覧ください。',
    },
  },
}
