// Written by `npm run generate` from openapi/. Changes belong there.

const j=d=>{const P=g,v={properties:{query:{$ref:"/shared/0"},params:{$ref:"/shared/3"},body:{type:"object",required:["e\
mail","message"],properties:{email:{$ref:"/shared/4"},message:{type:"string",minLength:1,maxLength:1e4,pattern:"\\S"},type:{
type:"string",enum:["yes","no"]}}}}},y=d.lengthOf;function c(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(y(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return c.
errors=e,s===0}function f(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++)c(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function n(r,{
instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(f(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=
e===null?f.errors:e.concat(f.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===0}function l(r,{instancePath:a="",
parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return l.errors=e,s===0}const w=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function m(r,{instancePath:a="",parentData:u,parentDataProperty:h,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){
if(y(r)>254){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT h\
ave more than 254 characters"};e===null?e=[t]:e.push(t),s++}if(!w.test(r)){const t={instancePath:a,schemaPath:"#/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}return m.errors=e,s===0}const D=new RegExp("\\S","u");function g(r,{instancePath:a="",parentData:u,parentDataProperty:h,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==
void 0&&(l(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length)),r.body!==void 0)){let t=r.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.email===
void 0){const o={instancePath:a+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[o]:e.push(o),s++}if(t.message===void 0){const o={instancePath:a+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"message"},message:"must have\
 required property 'message'"};e===null?e=[o]:e.push(o),s++}if(t.email!==void 0&&(m(t.email,{instancePath:a+"/body/email",
parentData:t,parentDataProperty:"email",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.message!==void 0){
let o=t.message;if(typeof o=="string"){if(y(o)>1e4){const p={instancePath:a+"/body/message",schemaPath:"#/properties/bod\
y/properties/message/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};
e===null?e=[p]:e.push(p),s++}if(y(o)<1){const p={instancePath:a+"/body/message",schemaPath:"#/properties/body/properties\
/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:
e.push(p),s++}if(!D.test(o)){const p={instancePath:a+"/body/message",schemaPath:"#/properties/body/properties/message/pa\
ttern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:a+"/body/message",schemaPath:"#/properties/body/properties/message/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(t.type!==void 0){let o=t.type;if(typeof o!="string"){const p={
instancePath:a+"/body/type",schemaPath:"#/properties/body/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="yes"||o==="no")){const p={instancePath:a+"/body/type",schemaPath:"\
#/properties/body/properties/type/enum",keyword:"enum",params:{allowedValues:v.properties.body.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{const o={instancePath:a+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}return g.
errors=e,s===0}const k=b,q=new RegExp('^(?:https?://[^\\s<>"]+)?$',"u");function b(r,{instancePath:a="",parentData:u,parentDataProperty:h,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==
void 0&&(l(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length)),r.body!==void 0)){let t=r.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.email===
void 0){const o={instancePath:a+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[o]:e.push(o),s++}if(t.name!==void 0){let o=t.name;if(typeof o==
"string"){if(y(o)>200){const p={instancePath:a+"/body/name",schemaPath:"#/properties/body/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:a+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}if(t.email!==void 0&&(m(t.email,{instancePath:a+"/body/email",parentData:t,
parentDataProperty:"email",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.website!==void 0){let o=t.
website;if(typeof o=="string"){if(y(o)>2e3){const p={instancePath:a+"/body/website",schemaPath:"#/properties/body/proper\
ties/website/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[p]:e.push(p),s++}if(!q.test(o)){const p={instancePath:a+"/body/website",schemaPath:"#/properties/body/properties/webs\
ite/pattern",keyword:"pattern",params:{pattern:'^(?:https?://[^\\s<>"]+)?$'},message:'must match pattern "^(?:https?://[\
^\\s<>"]+)?$"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/body/website",schemaPath:"#/properties/body\
/properties/website/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{
const o={instancePath:a+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[o]:e.push(o),s++}}return b.errors=e,s===0}return{sendCustomerQuery:P,subscribeNewsletter:k}};export{j as createValidators};
