import { testPages } from './validPages.ts';

testPages('ru');
