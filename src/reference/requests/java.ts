import { type ApiRequest, indented, multipart, oneLine } from './request.ts';

/** The request with `java.net.http.HttpClient`, for Java 17 or later. */
export function javaRequest(request: ApiRequest): string {
  const statements = request.upload === undefined ? jsonStatements(request) : formStatements(request, request.upload);
  const imports = [
    'java.net.URI',
    ...['HttpClient', 'HttpRequest', 'HttpResponse'].map((name) => `java.net.http.${name}`),
  ];
  const files = request.upload === undefined ? [] : ['java.nio.file.Files', 'java.nio.file.Path'];
  return `${[...imports, ...files].map((name) => `import ${name};\n`).join('')}
public class ${request.operation.charAt(0).toUpperCase()}${request.operation.slice(1)} {
    public static void main(String[] args) throws Exception {
        ${indented(statements, 8)}

        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
    }
}
`;
}

function jsonStatements(request: ApiRequest): string {
  const body = JSON.stringify({ query: oneLine(request.document), variables: request.variables }, null, 2);
  return `${textBlock('body', body)}
${builder(request, 'application/json')}`;
}

function formStatements(request: ApiRequest, variable: string): string {
  const { operations, map, file } = multipart(request, variable);
  const part = (name: string, content: string) =>
    `--orbvpn\nContent-Disposition: form-data; name="${name}"\n\n${content}\n`;
  const filePart = `--orbvpn\nContent-Disposition: form-data; name="0"; filename="${file}"\n\n`;
  const parts = `${part('operations', operations)}${part('map', map)}${filePart}%s\n--orbvpn--\n`;
  return `${textBlock('body', parts, `.formatted(Files.readString(Path.of("${file}")))\n    .replace("\\n", "\\r\\n")`)}
${builder(request, 'multipart/form-data; boundary=orbvpn')}`;
}

function builder(request: ApiRequest, contentType: string): string {
  const token = '\n    .header("Authorization", "Bearer " + System.getenv("ORBVPN_TOKEN"))';
  return `HttpRequest request = HttpRequest.newBuilder(URI.create("${request.endpoint}"))
    .header("Content-Type", "${contentType}")${request.authorized ? token : ''}
    .POST(HttpRequest.BodyPublishers.ofString(body))
    .build();`;
}

/** In a text block only backslashes and three quotation marks in a row mean something. */
function textBlock(name: string, content: string, call = ''): string {
  const escaped = content.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `String ${name} = """
    ${indented(escaped, 4)}"""${call};`;
}
