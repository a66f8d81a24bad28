import { WayOut } from '../../components/Home/WayOut.tsx';
import type { Views } from '../../components/mdx/views.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { SiteText } from '../../components/SiteText/SiteText.tsx';
import { NetworkPicture, PictureParts } from './NetworkPicture.tsx';
import { obstacles, protocolName } from './networks.ts';
import type * as writer from './ProtocolChooser.writer.ts';

/** Shows which protocol passes in a network: radio buttons and `chooser.css`, no script. */
export function ProtocolChooser() {
  const { site, locale } = usePage();
  const { networks, appWords } = site;
  const file = 'site/networks.ts';
  return (
    <fieldset className="chooser">
      <legend>{networks.question[locale]}</legend>
      {networks.networks.map(({ label }, index) => [
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a page is rendered once.
        <input key={`input ${index}`} type="radio" name="network" id={`network-${index}`} />,
        <label key={`label ${index}`} htmlFor={`network-${index}`}>
          {label[locale]}
        </label>,
        // biome-ignore-end lint/suspicious/noArrayIndexKey: a page is rendered once.
      ])}
      <div>
        <section>
          <WayOut />
          <p>{networks.hint[locale]}</p>
        </section>
        <PictureParts />
        {networks.networks.map((network) => (
          <section key={network.label.en}>
            <NetworkPicture network={network} />
            <div>
              <ol>
                {network.order.map((protocol) => (
                  <li key={protocol}>{protocolName(protocol, appWords, locale)}</li>
                ))}
              </ol>
              <p>
                <SiteText text={network.why} file={file} />
              </p>
              {obstacles(network, site, locale).map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>
                <SiteText text={networks.how} file={file} />
              </p>
            </div>
          </section>
        ))}
      </div>
    </fieldset>
  );
}

export const views = { ProtocolChooser } satisfies Views<typeof writer>;
