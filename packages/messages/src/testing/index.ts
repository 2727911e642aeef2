export { catalogueProblems } from './catalogue-problems.ts'
