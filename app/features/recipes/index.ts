export { listFittingRecipes } from './screens/list-fitting.ts';
