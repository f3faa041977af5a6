// Written by `npm run generate` from openapi/. Changes belong there.

const j=v=>{const q=b;function p(t,{instancePath:o="",parentData:f,parentDataProperty:d,rootData:n=t}={}){let e=null,a=0;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return p.errors=e,a===0}const w={type:"object",required:[
"requests"],properties:{validation:{type:"string",enum:["require-all-validate","normal","atomic"]},requests:{type:"array",
maxItems:25,items:{$ref:"/schemas/BatchRequest"}}}},g={type:"object",required:["path"],properties:{method:{type:"string",
enum:["POST","PUT","PATCH","DELETE"]},path:{type:"string",maxLength:16e3},body:{type:"object",additionalProperties:!0},headers:{
type:"object",additionalProperties:{type:["string","number","boolean","array"],maxLength:8e3,items:{type:"string",maxLength:2e3}}}}},
c=v.lengthOf;function y(t,{instancePath:o="",parentData:f,parentDataProperty:d,rootData:n=t}={}){let e=null,a=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}if(t.method!==void 0){
let r=t.method;if(typeof r!="string"){const s={instancePath:o+"/method",schemaPath:"#/properties/method/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="POST"||r==="PUT"||r==="PATC\
H"||r==="DELETE")){const s={instancePath:o+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:g.
properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(t.path!==
void 0){let r=t.path;if(typeof r=="string"){if(c(r)>16e3){const s={instancePath:o+"/path",schemaPath:"#/properties/path/\
maxLength",keyword:"maxLength",params:{limit:16e3},message:"must NOT have more than 16000 characters"};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(t.body!==void 0){let r=t.body;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const s={instancePath:o+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r))for(const s in r){let i=r[s];if(typeof i!="string"&&!(typeof i=="number"&&isFinite(i))&&typeof i!=
"boolean"&&!Array.isArray(i)){const l={instancePath:o+"/headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/properties/headers/additionalProperties/type",keyword:"type",params:{type:g.properties.headers.additionalProperties.type},
message:"must be string,number,boolean,array"};e===null?e=[l]:e.push(l),a++}if(typeof i=="string"&&c(i)>8e3){const l={instancePath:o+
"/headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[l]:e.push(l),a++}if(Array.isArray(
i)){const l=i.length;for(let m=0;m<l;m++){let P=i[m];if(typeof P=="string"){if(c(P)>2e3){const h={instancePath:o+"/heade\
rs/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/headers/additionalProperties/items/maxLengt\
h",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[h]:e.push(h),a++}}else{
const h={instancePath:o+"/headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/headers/addi\
tionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}}}else{
const s={instancePath:o+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return y.errors=e,a===0}function u(t,{instancePath:o="",
parentData:f,parentDataProperty:d,rootData:n=t}={}){let e=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requests"},message:"\
must have required property 'requests'"};e===null?e=[r]:e.push(r),a++}if(t.validation!==void 0){let r=t.validation;if(typeof r!=
"string"){const s={instancePath:o+"/validation",schemaPath:"#/properties/validation/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="require-all-validate"||r==="normal"||r==="atomi\
c")){const s={instancePath:o+"/validation",schemaPath:"#/properties/validation/enum",keyword:"enum",params:{allowedValues:w.
properties.validation.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(t.requests!==
void 0){let r=t.requests;if(Array.isArray(r)){if(r.length>25){const i={instancePath:o+"/requests",schemaPath:"#/properti\
es/requests/maxItems",keyword:"maxItems",params:{limit:25},message:"must NOT have more than 25 items"};e===null?e=[i]:e.
push(i),a++}const s=r.length;for(let i=0;i<s;i++)y(r[i],{instancePath:o+"/requests/"+i,parentData:r,parentDataProperty:i,
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),a=e.length)}else{const s={instancePath:o+"/requests",schemaPath:"#\
/properties/requests/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),a++}return u.errors=e,a===0}function b(t,{instancePath:o="",parentData:f,parentDataProperty:d,rootData:n=t}={}){
let e=null,a=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(p(t.query,{instancePath:o+"/query",parentData:t,
parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),a=e.length)),t.params!==void 0&&(p(t.params,
{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
a=e.length)),t.body!==void 0&&(u(t.body,{instancePath:o+"/body",parentData:t,parentDataProperty:"body",rootData:n})||(e=
e===null?u.errors:e.concat(u.errors),a=e.length))),b.errors=e,a===0}return{runBatch:q}};export{j as createValidators};
