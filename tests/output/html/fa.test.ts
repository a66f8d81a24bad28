import { testPages } from './validPages.ts';

testPages('fa');
