// Written by `npm run generate` from openapi/. Changes belong there.

const q=v=>{const g=d;function i(t,{instancePath:o="",parentData:h,parentDataProperty:c,rootData:n=t}={}){let e=null,s=0;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===0}const P={type:"object",required:[
"requests"],properties:{validation:{type:"string",enum:["require-all-validate","normal","atomic"]},requests:{type:"array",
maxItems:25,items:{$ref:"/schemas/BatchRequest"}}}},f={type:"object",required:["path"],properties:{method:{type:"string",
enum:["POST","PUT","PATCH","DELETE"]},path:{type:"string"},body:{type:"object",additionalProperties:!0},headers:{type:"o\
bject",additionalProperties:{type:["string","number","boolean","array"],items:{type:"string"}}}}};function l(t,{instancePath:o="",
parentData:h,parentDataProperty:c,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[r]:e.push(r),s++}if(t.method!==void 0){let r=t.method;if(typeof r!="string"){
const a={instancePath:o+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="POST"||r==="PUT"||r==="PATCH"||r==="DELETE")){const a={instancePath:o+
"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:f.properties.method.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.path!==void 0&&typeof t.path!="string"){
const r={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}if(t.body!==void 0){let r=t.body;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const a={instancePath:o+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[a]:e.push(a),s++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(
r))for(const a in r){let p=r[a];if(typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"&&!Array.isArray(
p)){const u={instancePath:o+"/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additi\
onalProperties/type",keyword:"type",params:{type:f.properties.headers.additionalProperties.type},message:"must be string\
,number,boolean,array"};e===null?e=[u]:e.push(u),s++}if(Array.isArray(p)){const u=p.length;for(let m=0;m<u;m++)if(typeof p[m]!=
"string"){const b={instancePath:o+"/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/he\
aders/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.
push(b),s++}}}else{const a={instancePath:o+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}function y(t,{
instancePath:o="",parentData:h,parentDataProperty:c,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.requests===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requests"},message:"must have required property 'requests'"};e===null?e=[r]:e.push(r),s++}if(t.validation!==void 0){let r=t.
validation;if(typeof r!="string"){const a={instancePath:o+"/validation",schemaPath:"#/properties/validation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="require-all-validate"||r===
"normal"||r==="atomic")){const a={instancePath:o+"/validation",schemaPath:"#/properties/validation/enum",keyword:"enum",
params:{allowedValues:P.properties.validation.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:
e.push(a),s++}}if(t.requests!==void 0){let r=t.requests;if(Array.isArray(r)){if(r.length>25){const p={instancePath:o+"/r\
equests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit:25},message:"must NOT have more th\
an 25 items"};e===null?e=[p]:e.push(p),s++}const a=r.length;for(let p=0;p<a;p++)l(r[p],{instancePath:o+"/requests/"+p,parentData:r,
parentDataProperty:p,rootData:n})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)}else{const a={instancePath:o+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[a]:e.push(a),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function d(t,{instancePath:o="",parentData:h,parentDataProperty:c,
rootData:n=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(i(t.query,{instancePath:o+
"/query",parentData:t,parentDataProperty:"query",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.params!==
void 0&&(i(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?i.errors:
e.concat(i.errors),s=e.length)),t.body!==void 0&&(y(t.body,{instancePath:o+"/body",parentData:t,parentDataProperty:"body",
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))),d.errors=e,s===0}return{runBatch:g}};export{q as createValidators};
