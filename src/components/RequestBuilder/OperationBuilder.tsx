import type { Operation } from '../../model/api/reference.ts';
import { builderFile } from '../../reference/builder/builderFile.ts';
import { Island } from '../Island/Island.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { RequestBuilder, stateInAddress } from './RequestBuilder.tsx';

export function OperationBuilder({ operation }: { readonly operation: Operation }) {
  const { site, locale } = usePage();
  const file = site.urls.file(`/api/builder/${builderFile(site, operation, locale).name}`);
  return <Island name="requestBuilder" component={RequestBuilder} props={{ file }} readsHash={stateInAddress} />;
}
