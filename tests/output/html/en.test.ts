import { testPages } from './validPages.ts';

testPages('en');
