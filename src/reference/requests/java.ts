import { type ApiRequest, fileName, indented, jsonBody, timeLimit } from './request.ts';

const boundary = 'orbvpn';

/** The request with `java.net.http.HttpClient`, for Java 17 or later; the token is read from the environment. */
export function javaRequest(request: ApiRequest): string {
  const isUpload = request.upload !== undefined;
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isUpload ? ['java.nio.file.Files', 'java.nio.file.Path'] : []),
    'java.time.Duration',
  ];
  const token = '\n    .header("Authorization", "Bearer " + System.getenv("ORBVPN_TOKEN"))';
  const statements = `${isUpload ? multipartBody(request) : textBlock(jsonBody(request))}
HttpRequest request = HttpRequest.newBuilder(URI.create("${request.endpoint}"))
    .header("Content-Type", "${isUpload ? `multipart/form-data; boundary=${boundary}` : 'application/json'}")${request.authorized ? token : ''}
    .timeout(Duration.ofSeconds(${timeLimit}))
    .POST(HttpRequest.BodyPublishers.ofString(body))
    .build();

HttpResponse<String> response = HttpClient.newHttpClient()
    .send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.body());`;
  return `${imports.map((name) => `import ${name};\n`).join('')}
public class ${request.operation.charAt(0).toUpperCase()}${request.operation.slice(1)} {
    public static void main(String[] args) throws Exception {
        ${indented(statements, 8)}
    }
}
`;
}

/** The parts of the form, written out: the JDK has no class for them. The file is put in place of %s. */
function multipartBody(request: ApiRequest): string {
  const file = fileName(request);
  const part = (disposition: string, content: string) =>
    `--${boundary}\nContent-Disposition: form-data; ${disposition}\n\n${content}\n`;
  const parts = [
    part('name="operations"', jsonBody(request, 0)),
    part('name="map"', `{"0":["variables.${request.upload}"]}`),
    part(`name="0"; filename="${file}"`, '%s'),
  ];
  const call = `.formatted(Files.readString(Path.of("${file}")))\n    .replaceAll("\\r?\\n", "\\r\\n")`;
  return textBlock(`${parts.join('')}--${boundary}--`, call);
}

/** In a text block only backslashes and three quotation marks in a row mean something. */
function textBlock(content: string, call = ''): string {
  const escaped = content.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `String body = """
    ${indented(escaped, 4)}"""${call};`;
}
