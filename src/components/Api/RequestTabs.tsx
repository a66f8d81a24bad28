import type { Operation } from '../../model/api/reference.ts';
import { fileName, requestOf, sentVariables } from '../../reference/requests/request.ts';
import { requestSamples } from '../../reference/requests/samples.ts';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { TabItem, Tabs } from '../mdx/Tabs/Tabs.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

export function RequestTabs({ operation }: { readonly operation: Operation }) {
  const { site, strings } = usePage();
  const request = requestOf(operation, site.config.apiEndpoint);
  return (
    <Tabs groupId="client">
      <TabItem value="graphql" label="GraphQL">
        <CodeBlock language="graphql" code={operation.document} meta='title=""' />
        {Object.keys(operation.variables).length > 0 && (
          <CodeBlock
            language="json"
            code={JSON.stringify(sentVariables(request), null, 2)}
            meta={`title="${strings.api.variables}"`}
          />
        )}
        {operation.sampleFile !== undefined && (
          <CodeBlock language="text" code={operation.sampleFile} meta={`title="${fileName(request)}"`} />
        )}
      </TabItem>
      {requestSamples.map((sample) => (
        <TabItem key={sample.id} value={sample.id} label={sample.label}>
          {/* The tab names the language. */}
          <CodeBlock language={sample.language} code={sample.write(request)} meta='title=""' />
        </TabItem>
      ))}
    </Tabs>
  );
}
