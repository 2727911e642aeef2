/** Queries to refetch after a change of a page or an article. */
export const reads = [
  'pages.listPages',
  'pages.listArticles',
  'pages.getPage',
  'history.listHistory',
] as const
